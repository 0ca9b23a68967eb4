import type { ShownPicture } from '@energy/contracts/pictures/shown'
import type { PrismaClient } from '../../generated/client.ts'

const columns = {
  hash: true,
  width: true,
  height: true,
  widths: true,
  color: true,
  alt: true,
  focalX: true,
  focalY: true,
} as const

/** @returns for a row with image links, what pages need of its pictures */
export async function shownPictures(db: PrismaClient, rows: readonly { pictureHashes: string[] }[]) {
  const hashes = [...new Set(rows.flatMap(({ pictureHashes }) => pictureHashes))]
  const found = hashes.length ? await db.picture.findMany({ where: { hash: { in: hashes } }, select: columns }) : []
  const byHash = new Map(found.map((picture) => [picture.hash, picture]))
  return ({ pictureHashes }: { pictureHashes: string[] }): ShownPicture[] =>
    pictureHashes.flatMap((hash) => byHash.get(hash) ?? [])
}
