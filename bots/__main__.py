"""`python -m bots` is `errata`."""

from bots.cli import main

if __name__ == "__main__":
    main()
