import { Services } from '../services'

/** Prerendered, and again after a publication. */
export const dynamic = 'force-static'

export default function Page() {
  return <Services />
}
