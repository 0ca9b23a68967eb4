import { Button, type ButtonProps } from '@energy/ui/button'
import { useHandedFocus } from './use-handed-focus.ts'

/** A button that goes away by what it does. What is around it then gets its focus. */
export function TransientButton(props: ButtonProps) {
  const button = useHandedFocus<HTMLButtonElement>()
  return <Button ref={button} {...props} />
}
