/** The grounds of people's initials, each with the ink that is read on it. */
const looks = [
  'bg-deep text-paper',
  'bg-[#fad3c4] text-press',
  'bg-[#a9d6b5] text-press',
  'bg-[#0e5a41] text-paper',
  'bg-leaf text-press',
  'bg-[#bcd3c6] text-press',
] as const

/** A look by an id: always the same for the same person. */
function lookOf(id: string) {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973
  return looks[sum % looks.length]
}

/** The first letters of the first and of the last word of a name. */
export function initialsOf(name: string) {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word = '') => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase()
}

interface InitialsProps {
  name: string
  /** The id of the person, such as the e-mail: it chooses the colour. Without one they are staff. */
  id?: string
  /** The classes of its size. */
  className?: string
}

const frame = 'inline-grid flex-none place-items-center rounded-full leading-none font-semibold tracking-normal'

/** The initials of a person in a circle; nobody is a dashed one. Their name stands beside it. */
export const Initials = ({ name, id, className = 'size-8 text-small' }: InitialsProps) => (
  <span
    className={`${frame} ${className} ${
      name === ''
        ? 'border-[1.5px] border-dashed border-edge'
        : id
          ? lookOf(id)
          : 'bg-sunken text-ink shadow-[inset_0_0_0_1.5px_var(--color-edge)]'
    }`}
    aria-hidden="true"
  >
    {initialsOf(name)}
  </span>
)
