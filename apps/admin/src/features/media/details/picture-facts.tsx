import { FORMATS, type Picture } from '@energy/contracts/pictures/pictures'
import { Fact, Facts } from '../../../shared/page/facts.tsx'
import { formatDate } from '../../../shared/words/format-date.ts'
import { formatBytes } from '../../../shared/media/check-file.ts'

const names = new Intl.ListFormat('en-GB')
const formats = new Map([
  ['avif', 'AVIF'],
  ['heic', 'HEIC'],
  ['jpeg', 'JPEG'],
  ['png', 'PNG'],
  ['webp', 'WebP'],
])
const formatName = (format: string) => formats.get(format) ?? format

/** The widths of its renditions, in words. */
function sizesOf({ state, widths }: Picture) {
  const made = `${names.format(widths.map(String))} px, ${names.format(FORMATS.map(formatName))}`
  if (state === 'processing') return `Being made … So far ${made}`
  return state === 'failed' ? `The other sizes could not be made: pages show ${made}. Replace the file.` : made
}

/** What is known of the file of a picture. */
export const PictureFacts = ({ picture }: { picture: Picture }) => {
  const { width, height, format, bytes, createdAt, uploadedBy } = picture
  const who = uploadedBy ? `, ${uploadedBy}` : ''
  return (
    <Facts className="border-t border-line pt-3 [&>div]:md:grid-cols-[6rem_minmax(0,1fr)]">
      <Fact label="Original" value={`${width} × ${height} px, ${formatName(format)}, ${formatBytes(bytes)}`} />
      <Fact label="Made sizes" value={sizesOf(picture)} />
      <Fact label="Uploaded" value={`${formatDate(createdAt)}${who}`} />
    </Facts>
  )
}
