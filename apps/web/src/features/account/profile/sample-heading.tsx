/** A heading that marks the text below it as a sample. */
export const SampleHeading = ({ title }: { title: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
    <h2 className="text-h3">{title}</h2>
    <p className="bg-sunken px-2 text-small/[1.75] text-muted">Sample, not your own</p>
  </div>
)
