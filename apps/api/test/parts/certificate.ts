import { sign, type KeyObject } from 'node:crypto'

/** One value in DER (X.690): its tag, its length, its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const number = (value: number) => der(0x02, Buffer.from([value]))
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const utcTime = (time: string) => der(0x17, Buffer.from(time))

const SHA256_WITH_RSA = sequence(Buffer.from('06092a864886f70d01010b', 'hex'), der(0x05))
const COMMON_NAME = Buffer.from('0603550403', 'hex')

/** A certificate (X.509 v3, PEM) that a pair of RSA keys gives itself. */
export function aCertificate({ publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject }) {
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('keys of a test')))))
  const signed = sequence(
    der(0xa0, number(2)),
    number(1),
    SHA256_WITH_RSA,
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const certificate = sequence(signed, SHA256_WITH_RSA, bits(sign('sha256', signed, privateKey)))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
