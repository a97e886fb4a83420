/// <reference lib="esnext.typedarrays" />

/**
 * How many bytes a text in base64 stands for, without decoding it; undefined when its length or its
 * padding says that it is none. Whether its characters are base64's is the contract's to say.
 */
export function decodedSize(base64: string): number | undefined {
  if (base64.length % 4 !== 0) return undefined;
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}

/** The first bytes of a text in base64: at most `count`, rounded up to a multiple of 3. */
export function firstBytes(base64: string, count: number): Uint8Array {
  return bytesOf(base64.slice(0, Math.ceil(count / 3) * 4));
}

/** The bytes that a text in base64 stands for. Throws a SyntaxError when it stands for none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.fromBase64(base64);
}

/** Bytes as text in base64. */
export function base64Of(bytes: Uint8Array): string {
  return bytes.toBase64();
}
