// The program that an interpreter runs for us. It says everything as one JSON value a line on standard output: `probe` which packages
// there are, `transcribe` how far it has come and at last the words. What goes wrong ends it with a sentence on standard error.

export const PYTHON_PROGRAM = `
import importlib.util
import json
import sys


def say(value):
    sys.stdout.write(json.dumps(value) + "\\n")
    sys.stdout.flush()


def version(module, package):
    if importlib.util.find_spec(module) is None:
        return None
    try:
        from importlib import metadata
        return metadata.version(package)
    except Exception:
        return ""


def probe():
    say({
        "python": sys.executable,
        "packages": {
            "numpy": version("numpy", "numpy"),
            "faster-whisper": version("faster_whisper", "faster-whisper"),
            "openai-whisper": version("whisper", "openai-whisper"),
            "kokoro-onnx": version("kokoro_onnx", "kokoro-onnx"),
        },
    })


def samples(path):
    import wave
    import numpy
    with wave.open(path, "rb") as sound:
        data = sound.readframes(sound.getnframes())
    return numpy.frombuffer(data, dtype=numpy.int16).astype(numpy.float32) / 32768.0


def word(text, start, end):
    return {"word": text.strip(), "start": round(float(start), 3), "end": round(float(end), 3)}


def by_faster_whisper(sound, model, prompt):
    from faster_whisper import WhisperModel
    segments, _ = WhisperModel(model).transcribe(sound, word_timestamps=True, initial_prompt=prompt or None)
    words = []
    for segment in segments:
        words += [word(each.word, each.start, each.end) for each in segment.words or []]
        say({"seconds": float(segment.end)})
    return words


def by_openai_whisper(sound, model, prompt):
    import whisper
    told = whisper.load_model(model).transcribe(sound, word_timestamps=True, initial_prompt=prompt or None)
    return [word(each["word"], each["start"], each["end"]) for part in told["segments"] for each in part["words"]]


def transcribe(path, model, prompt):
    sound = samples(path)
    faster = importlib.util.find_spec("faster_whisper") is not None
    say({"words": (by_faster_whisper if faster else by_openai_whisper)(sound, model, prompt)})


if __name__ == "__main__":
    try:
        {"probe": probe, "transcribe": transcribe}[sys.argv[1]](*sys.argv[2:])
    except Exception as error:
        sys.stderr.write(type(error).__name__ + ": " + " ".join(str(error).split()) + "\\n")
        sys.exit(1)
`;
