import type { Picture } from '@energy/contracts/pictures/pictures'
import { FileButton } from '../../../shared/media/file-button.tsx'
import { useUploads } from '../../../shared/media/uploads.tsx'

/** Uploads another file, which is then shown wherever this picture is. */
export function ReplaceFile({ picture: { _id, name } }: { picture: Picture }) {
  const { queue } = useUploads()
  return (
    <FileButton label={`The new file for ${name}`} look="line" onFiles={(files) => queue.add(files, _id)}>
      Replace file
    </FileButton>
  )
}
