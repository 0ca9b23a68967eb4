import { blog } from '@energy/contracts/content'
import { aPhotograph } from '../media/photograph.ts'
import { sendPicture, untilProcessed } from '../media/picture.ts'
import { startProduct } from '../media/product.ts'
import { freePort, startWeb } from '../processes.ts'

const PICTURES = 8
const SIZE = { width: 2_400, height: 1_600 }

/** Starts a site of its own with a guide that shows eight photographs. */
export async function startPageOfPictures() {
  const webPort = String(await freePort())
  const { api, call, stop } = await startProduct({ SITE_URL: `http://127.0.0.1:${webPort}` })
  const links: string[] = []
  while (links.length < PICTURES) {
    const { made } = await sendPicture(call, api.url, await aPhotograph(SIZE.width, SIZE.height))
    await untilProcessed(call, made)
    links.push(made.link)
  }
  const [ctaImage = '', ...others] = links
  const paragraph = 'A heat pump does not make heat, it moves it. '.repeat(6)
  const sections = others.map((link, at) => ({
    title: `Part ${at + 1}`,
    description: paragraph,
    ctaImage: link,
    ctaImageAlt: 'A photograph',
  }))
  const { insertedId } = await call(blog.create, {
    body: {
      headerTitle: 'Eight photographs',
      titleDescription: paragraph,
      ctaImage,
      ctaImageAlt: 'A photograph',
      sections,
    },
  })
  const web = await startWeb(api.url, { WEB_PORT: webPort })
  return {
    url: `${web.url}/single_guide/${insertedId}`,
    async stop() {
      await web.stop()
      await stop()
    },
  }
}
