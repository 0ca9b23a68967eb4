import { useNavigate } from 'react-router-dom'
import { useAddress } from '../../shared/use-address.ts'

/** Has the address name what is worked on: it stays on the screen although a filter lets it through no more. */
export function useSelect() {
  const { id, hrefOf } = useAddress()
  const navigate = useNavigate()
  return (inquiryId: string) => {
    if (inquiryId !== id) void navigate(hrefOf(inquiryId), { replace: true })
  }
}
