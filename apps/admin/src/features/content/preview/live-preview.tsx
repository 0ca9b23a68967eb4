import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import type { EditedKind } from '@energy/contracts/content/edited'
import { keysOf } from '@energy/contracts/record-of'
import { LoadError } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { Segments } from '../../../shared/page/segments.tsx'
import { callsOf } from '../record/calls.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { useSize } from './use-size.ts'

interface LivePreviewProps {
  kind: EditedKind
  id: string
  /** Called with the path of the field, such as `sections.3.title`, whose part of the page was pressed. */
  onField: (field: string) => void
}

/** The widths of the page, in pixels of its own. */
const DEVICES = {
  phone: { width: 390, label: 'Phone', icon: Smartphone },
  tablet: { width: 820, label: 'Tablet', icon: Tablet },
  desktop: { width: 1280, label: 'Desktop', icon: Monitor },
} as const
type Device = keyof typeof DEVICES

const options = keysOf(DEVICES).map((value) => {
  const { label, icon: Icon } = DEVICES[value]
  return {
    value,
    label: (
      <span className="flex items-center gap-2">
        <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        {label}
      </span>
    ),
  }
})

/** The page of an item beside its form, as it will be: it follows what is typed, without a save. */
export function LivePreview({ kind, id, onField }: LivePreviewProps) {
  const [chosen, setDevice] = useState<Device>()
  const { ref, width: room, height } = useSize<HTMLDivElement>()
  const device = chosen ?? (room > 0 && room < 480 ? 'phone' : 'desktop')
  const { width } = DEVICES[device]
  const scale = room > 0 ? Math.min(1, room / width) : 1
  // A token opens the frame once. A new one, as after the link of the preview is made, would load the page again.
  const token = useQuery({
    ...query(useCall(), callsOf(kind).frame, { params: { id } }),
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: false,
    refetchOnReconnect: false,
  })
  return (
    <section className="flex h-full min-h-96 flex-col gap-3" aria-label="Preview">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Segments
          legend="Width of the preview"
          isLegendHidden
          name="preview-width"
          options={options}
          value={device}
          onChange={setDevice}
        />
        <p className="text-small text-muted">
          {width} px, at {Math.round(scale * 100)} %. Press a part to go to its field.
        </p>
      </div>
      <div ref={ref} className="relative min-h-0 flex-1">
        {token.isError ? (
          <LoadError retry={() => void token.refetch()}>We could not load the preview.</LoadError>
        ) : (
          token.data && (
            <PreviewFrame
              key={token.data.token}
              kind={kind}
              token={token.data.token}
              size={{ width, height: height / scale, scale }}
              onField={onField}
              onRetry={() => void token.refetch()}
            />
          )
        )}
      </div>
    </section>
  )
}
