const HEADER = 6;
const ENTRY = 16;

/**
 * Wraps a PNG in an ICO container.
 *
 * @param png - the image
 * @param size - its width and height, 1 to 255
 */
export function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, HEADER);
  head.writeUInt8(size, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4); // color planes
  head.writeUInt16LE(32, HEADER + 6); // bits per pixel
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}
