import { paragraphsOf } from '@energy/contracts/words'

/** The paragraphs of a long text, with their line breaks. */
export const Paragraphs = ({ text, className = '' }: { text: string; className?: string }) =>
  paragraphsOf(text).map((paragraph, index) => (
    <p key={`${index} ${paragraph}`} className={`whitespace-pre-line ${className}`}>
      {paragraph}
    </p>
  ))
