// `npx nx run local:pictures`: draws the pictures of the sample into `pictures/`, from where the sample takes them. Name
// some to draw only those. The same version of sharp draws the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { develop } from './sample/pictures/develop.ts'
import { SCENES } from './sample/pictures/pictures.ts'

const directory = join(import.meta.dirname, '../pictures')
const wanted = process.argv.slice(2)
mkdirSync(directory, { recursive: true })
for (const [name, scene] of Object.entries(SCENES)) {
  if (wanted.length && !wanted.includes(name)) continue
  const jpeg = await develop(scene())
  writeFileSync(join(directory, `${name}.jpg`), jpeg)
  console.log(`${name}.jpg ${Math.round(jpeg.length / 1000)} kB`)
}
