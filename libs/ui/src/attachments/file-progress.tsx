interface FileProgressProps {
  file: { name: string; size: number }
  /** How many bytes have arrived. */
  bytes: number
  /** The size of the file, as people read it. */
  sizeInWords: string
}

/** How far a file has come that is being sent. */
export const FileProgress = ({ file: { name, size }, bytes, sizeInWords }: FileProgressProps) => (
  <>
    <span className="block text-small text-muted tabular-nums">
      {bytes < size ? `${Math.floor((bytes / size) * 100)} % of ${sizeInWords}` : 'Being checked ...'}
    </span>
    <progress
      className="mt-1 block h-1.5 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      aria-label={name}
      value={bytes}
      max={size}
    />
  </>
)
