import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const BORDER = 4

/** A QR code. It is dark on white in both schemes: many apps cannot read an inverted one. */
export function QrCode({ text }: { text: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { border: BORDER }), [text])
  const modules = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      className="size-52 rounded-control"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path fill="white" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="black" d={modules.join('')} />
    </svg>
  )
}
