/** The mark: three bands with a bend, in the text colour; decorative. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="6">
      <path d="M0 5H20A7 7 0 0 1 27 12V32" />
      <path d="M0 14H11A7 7 0 0 1 18 21V32" />
      <path d="M0 23H2A7 7 0 0 1 9 30V32" />
    </svg>
  )
}

/** The mark and the two words of the name, the first one bolder. Put it in a link with the class `brand`. */
export function Wordmark({ words: [first, second] }: { words: readonly [string, string] }) {
  return (
    <>
      <Mark />
      <span>
        {`${first} `}
        <span className="second">{second}</span>
      </span>
    </>
  )
}
