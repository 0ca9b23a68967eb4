import { paragraphsOf } from '@energy/contracts/words'

/** A long text as text: its paragraphs, with their line breaks. */
export const Paragraphs = ({ text, className = '' }: { text: string; className?: string }) =>
  paragraphsOf(text).map((paragraph, index) => (
    <p key={`${index} ${paragraph}`} className={`whitespace-pre-line ${className}`}>
      {paragraph}
    </p>
  ))
