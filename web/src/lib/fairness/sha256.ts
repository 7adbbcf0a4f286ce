/** SHA-256 in plain TypeScript: browsers offer `crypto.subtle` only to pages served over HTTPS, and
 * a server in a home network usually has plain HTTP. */

type Words = [number, number, number, number, number, number, number, number];

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;

{
  let found = 0;
  for (let n = 2; found < 64; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found] = fraction(Math.cbrt(n));
    found += 1;
  }
}

const rotateRight = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message, a 1 bit, zeros and the length in bits, in blocks of 64 bytes. */
function pad(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, (message.length * 8) >>> 0);
  return view;
}

function compress(hash: Uint32Array, view: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3);
    const s1 = rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as Words;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = hash[i]! + value));
}

/** The hash of some bytes, both in hex; empty if the input is not hex. */
export function sha256(hex: string): string {
  if (hex.length % 2 || /[^0-9a-f]/i.test(hex)) return "";
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  const hash = START.slice();
  const view = pad(bytes);
  for (let at = 0; at < view.byteLength; at += 64) compress(hash, view, at);
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
