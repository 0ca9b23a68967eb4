import { formatCount, type Count } from '../../shared/words/counts.ts'

/** A count, and a band whose length is relative to the largest count. */
export const CountCard = ({ label, count, fill, largest }: Count & { largest: number }) => (
  <section className="panel p-4.5 lg:px-6 lg:pt-5.5 lg:pb-6">
    <h2 className="text-ui font-[520] text-muted">Total {label}</h2>
    <div className="mt-3.5 flex items-center gap-4">
      <p className="min-w-[1.2em] text-[3rem] leading-none font-[620] tracking-[-0.035em] tabular-nums">
        {formatCount(count)}
      </p>
      <div className="flex-1" aria-hidden="true">
        <div
          className={`h-8 transition-[width] duration-300 ease-flow ${fill}`}
          style={{ width: `${largest > 0 ? (100 * count) / largest : 0}%` }}
        />
      </div>
    </div>
  </section>
)
