import { useNavigate } from 'react-router-dom'
import { useAddress } from '../../shared/use-address.ts'

/** Has the address name what is worked on: it stays on the screen although a filter lets it through no more. */
export function usePin() {
  const { id, hrefOf } = useAddress()
  const navigate = useNavigate()
  return (worked: string) => {
    if (worked !== id) void navigate(hrefOf(worked), { replace: true })
  }
}
