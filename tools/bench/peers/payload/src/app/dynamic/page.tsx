import { Services } from '../../services'

export const dynamic = 'force-dynamic'

export default function Page() {
  return <Services />
}
