#!/usr/bin/python3
"""Smoke test of the native program: opens its window under Xvfb, checks the picture, and closes it.

    open_window.py PROGRAM [--art FOLDER] [--picture FILE.ppm]

The test passes if the new-match panel is drawn in the expected colours and does not change, and if the program exits
with status 0 on request.
"""

import argparse
import collections
import os
import signal
import struct
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT = 1280, 800
# The panel's colours in light mode: the paper, the red button and the ink.
COLOURS = {"paper": 0xFBF7EF, "red": 0xB3262E, "ink": 0x22282C}
PATIENCE = 30


class Display:
    """A virtual X server, which writes its picture to a file."""

    def __init__(self, folder):
        self.picture_file = os.path.join(folder, "Xvfb_screen0")
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", folder,
             "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = ":" + number.readline().strip()

    def pixels(self):
        """Returns the screen's contents as WIDTH * HEIGHT numbers 0xRRGGBB (the file is in xwd format)."""
        with open(self.picture_file, "rb") as file:
            data = file.read()
        header = struct.unpack(">25I", data[:100])
        size, order, bits, bytes_a_line, colours = header[0], header[7], header[11], header[12], header[19]
        if bits != 32:
            raise ValueError(f"the display has {bits} bits a pixel")
        start = size + 12 * colours
        row = struct.Struct((">" if order else "<") + f"{WIDTH}I")
        found = []
        for y in range(HEIGHT):
            found.extend(row.unpack_from(data, start + y * bytes_a_line))
        return [pixel & 0xFFFFFF for pixel in found]

    def close(self):
        self.server.terminate()
        self.server.wait()


def what_is_missing(pixels):
    """Returns the names of the panel's colours that are missing from the screen."""
    count = collections.Counter(pixels)
    missing = [name for name, colour in COLOURS.items() if count[colour] < 200]
    if not missing and count[COLOURS["paper"]] < WIDTH * HEIGHT // 20:
        missing.append("a panel's worth of paper")
    return missing


def wait_for_panel(display, program):
    """Waits until the picture is complete and no longer changes, and returns it."""
    before = None
    missing = list(COLOURS)
    for _ in range(PATIENCE * 2):
        time.sleep(0.5)
        if program.poll() is not None:
            sys.exit(f"open_window: the program ended by itself with status {program.returncode}")
        pixels = display.pixels()
        missing = what_is_missing(pixels)
        if not missing and pixels == before:
            return pixels
        before = pixels
    sys.exit(f"open_window: after {PATIENCE} s the panel is not there; missing: {', '.join(missing) or 'rest'}")


def write_picture(pixels, path):
    with open(path, "wb") as file:
        file.write(b"P6 %d %d 255\n" % (WIDTH, HEIGHT))
        file.write(b"".join(pixel.to_bytes(3, "big") for pixel in pixels))


def main():
    parser = argparse.ArgumentParser(description="Opens the native program under Xvfb and closes it again.")
    parser.add_argument("program")
    parser.add_argument("--art", default="build/art")
    parser.add_argument("--picture", help="keeps what was drawn, as a PPM file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        display = Display(folder)
        surroundings = dict(os.environ, DISPLAY=display.name, SDL_VIDEODRIVER="x11")
        program = subprocess.Popen(
            [arguments.program, "--art", arguments.art, "--saves", os.path.join(folder, "saves")], env=surroundings)
        try:
            pixels = wait_for_panel(display, program)
            if arguments.picture:
                write_picture(pixels, arguments.picture)
            program.send_signal(signal.SIGTERM)  # asks the program to close
            status = program.wait(timeout=PATIENCE)
        finally:
            program.kill()
            display.close()
    if status != 0:
        sys.exit(f"open_window: asked to end, the program ended with status {status}")
    print("the panel was drawn, and the program ended as asked")


if __name__ == "__main__":
    main()
