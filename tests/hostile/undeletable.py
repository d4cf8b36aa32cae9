# Attacks: the scratch folder is deleted, whatever a program made in it.
# Folders 3,000 deep, folders without rights, links that lead out and round.
import os

home = os.getcwd()
for _ in range(1500):
    os.mkdir("d" * 50)
    os.chdir("d" * 50)
os.symlink("/", "out")
os.symlink("round", "round")
os.chdir(home)
os.mkdir("locked")
for number in range(20):
    os.mkdir(f"locked/{number}")
    open(f"locked/{number}/file", "w").close()
    os.chmod(f"locked/{number}", 0)
os.mkfifo("fifo")
os.chmod("locked", 0)
os.chmod(home, 0)
print("42")
