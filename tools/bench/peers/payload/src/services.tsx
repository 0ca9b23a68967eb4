import config from '@payload-config'
import { getPayload } from 'payload'

/** The published services, as the list of the site shows them. */
export async function Services() {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({ collection: 'services', limit: 12, overrideAccess: false })
  return (
    <main>
      <h1>Services</h1>
      {docs.map(({ id, headerTitle, titleDescription }) => (
        <article key={id}>
          <h2>{headerTitle}</h2>
          <p>{titleDescription}</p>
        </article>
      ))}
    </main>
  )
}
