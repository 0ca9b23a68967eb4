import { Link, type LinkProps } from 'react-router-dom'
import { useHandedFocus } from './use-handed-focus.ts'

/** A link that goes away by where it leads. What is around it then gets its focus. */
export function TransientLink(props: LinkProps) {
  const link = useHandedFocus<HTMLAnchorElement>()
  return <Link ref={link} {...props} />
}
