// The program that a Python with the package kokoro-onnx runs for us: lines come as one JSON value on standard input, each spoken line goes out as a JSON
// value of its own. A line that fails says why and leaves the others alone.

export const NEURAL_PROGRAM = `
import base64
import json
import sys


def say(value):
    sys.stdout.write(json.dumps(value) + "\\n")
    sys.stdout.flush()


def spoken(kokoro, line):
    def create(speed):
        return kokoro.create(line["text"], voice=line["voice"], speed=speed, lang=line["language"])

    sound, rate = create(1.0)
    speed = min(1.6, max(0.75, len(sound) / rate / max(0.05, line["seconds"])))
    return create(speed) if abs(speed - 1.0) > 0.04 else (sound, rate)


def speak(model, voices):
    import numpy
    from kokoro_onnx import Kokoro

    lines = json.load(sys.stdin)
    kokoro = Kokoro(model, voices)
    for index, line in enumerate(lines):
        try:
            sound, rate = spoken(kokoro, line)
            samples = (numpy.clip(sound, -1.0, 1.0) * 32767.0).astype("<i2")
            say({"index": index, "rate": int(rate), "samples": base64.b64encode(samples.tobytes()).decode("ascii")})
        except Exception as error:
            say({"index": index, "error": type(error).__name__ + ": " + " ".join(str(error).split())})


if __name__ == "__main__":
    try:
        speak(*sys.argv[1:])
    except Exception as error:
        sys.stderr.write(type(error).__name__ + ": " + " ".join(str(error).split()) + "\\n")
        sys.exit(1)
`;
