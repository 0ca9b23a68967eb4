/** A figure above its label. */
export const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end gap-1">
    <dt className="text-small text-muted">{label}</dt>
    <dd className={`text-[1.125rem] leading-snug font-semibold tabular-nums ${value ? '' : 'text-muted'}`}>
      {value || 'None yet'}
    </dd>
  </div>
)
