import { crc32, deflateRawSync } from 'node:zlib'

/** Makes a zip archive with one compressed file. */
export function makeZip(name: string, content: Buffer): Buffer {
  const body = deflateRawSync(content)
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt16LE(8, 4)
  shared.writeUInt32LE(crc32(content), 10)
  shared.writeUInt32LE(body.length, 14)
  shared.writeUInt32LE(content.length, 18)
  shared.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), body])
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    shared,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}
