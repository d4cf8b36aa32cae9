// Fails: reads a line after the last square, finds none, and throws.
#include <iostream>
#include <stdexcept>
#include <string>

int main() {
    std::string line;
    std::getline(std::cin, line);
    for (int left = std::stoi(line); left >= 0; --left) {
        if (!std::getline(std::cin, line)) throw std::runtime_error("the input ends too early");
    }
}
