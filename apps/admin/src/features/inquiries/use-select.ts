import { useNavigate } from 'react-router-dom'
import { useAddress } from '../../shared/use-address.ts'

/** Puts an inquiry's id into the URL, so that it stays on the screen when the filter does not match it any more. */
export function useSelect() {
  const { id, hrefOf } = useAddress()
  const navigate = useNavigate()
  return (inquiryId: string) => {
    if (inquiryId !== id) void navigate(hrefOf(inquiryId), { replace: true })
  }
}
