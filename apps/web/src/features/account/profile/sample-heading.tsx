/** A heading that marks the text below it as a sample. */
export const SampleHeading = ({ title }: { title: string }) => (
  <div className="sample-head">
    <h2 className="text-h3">{title}</h2>
    <p className="sample">Sample, not your own</p>
  </div>
)
