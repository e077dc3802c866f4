// The vocabularies that some text encoders carry inside their files, small ones of ours: a piece for each byte, and the marks that a
// host asks for by number.

export function textBytes(kind: "pieces" | "tekken" | "tokenizer"): Buffer {
  if (kind === "pieces") return sentencePieces();
  return kind === "tekken" ? tekken() : tokenizer();
}

/** A SentencePiece model, a protocol buffer: `ModelProto` with its pieces, and that unknown text is told byte by byte. */
function sentencePieces(): Buffer {
  const NORMAL = 1;
  const [UNKNOWN, CONTROL, BYTE] = [2, 3, 6];
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`);
  const pieces: (readonly [string, number])[] = [
    ["<pad>", CONTROL],
    ["</s>", CONTROL],
    ["<s>", CONTROL],
    ["<unk>", UNKNOWN],
    ...bytes.map((name) => [name, BYTE] as const),
    ["\u2581", NORMAL],
  ];
  const trainer = Buffer.concat([
    whole(3, 1), // unigram
    whole(35, 1), // by bytes
    whole(40, 3),
    whole(41, 2),
    whole(42, 1),
    whole(43, 0),
  ]);
  return Buffer.concat([
    ...pieces.map(([name, type]) =>
      field(1, Buffer.concat([field(1, Buffer.from(name)), single(2, -1), whole(3, type)])),
    ),
    field(2, trainer),
    field(3, Buffer.concat([field(1, Buffer.from("identity"))])),
  ]);
}

function tekken(): Buffer {
  const special = ["<unk>", "<s>", "</s>", "[INST]", "[/INST]", "[SYSTEM_PROMPT]", "[/SYSTEM_PROMPT]", "<pad>"];
  const count = 1_000;
  return Buffer.from(
    JSON.stringify({
      config: {
        pattern: "[^\\s]+|\\s+",
        default_vocab_size: count + 256,
        default_num_special_tokens: count,
        version: "v3",
      },
      vocab: Array.from({ length: 256 }, (_, rank) => ({ rank, token_bytes: Buffer.from([rank]).toString("base64") })),
      special_tokens: special.map((token_str, rank) => ({ rank, token_str, is_control: true })),
    }),
  );
}

/** A tokenizer as the `tokenizers` library writes it: every byte a word. */
function tokenizer(): Buffer {
  const words = ["<pad>", "<eos>", "<bos>", "<unk>", ...Array.from({ length: 256 }, (_, byte) => byteWord(byte))];
  const special = ["<pad>", "<eos>", "<bos>", "<unk>"];
  return Buffer.from(
    JSON.stringify({
      version: "1.0",
      added_tokens: special.map((content, id) => ({ id, content, special: true, ...AS_IT_IS })),
      pre_tokenizer: { type: "ByteLevel", add_prefix_space: false, trim_offsets: true, use_regex: false },
      decoder: { type: "ByteLevel", add_prefix_space: false, trim_offsets: true, use_regex: false },
      model: {
        type: "BPE",
        unk_token: "<unk>",
        vocab: Object.fromEntries(words.map((word, id) => [word, id])),
        merges: [],
      },
    }),
  );
}

const AS_IT_IS = { single_word: false, lstrip: false, rstrip: false, normalized: false };

/** Bytes that cannot be printed stand for letters from 256 on. */
function byteWord(byte: number): string {
  const isPrinted = (code: number) => (code >= 33 && code <= 126) || (code >= 161 && code <= 172) || code >= 174;
  if (isPrinted(byte)) return String.fromCodePoint(byte);
  const before = Array.from({ length: byte }, (_, code) => code).filter((code) => !isPrinted(code)).length;
  return String.fromCodePoint(256 + before);
}

function field(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
}

function whole(number: number, value: number): Buffer {
  return Buffer.concat([varint(number << 3), varint(value)]);
}

function single(number: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint((number << 3) | 5), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128);
  return Buffer.from([...bytes, left]);
}
