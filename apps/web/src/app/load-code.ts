// Puts the page's code from its template into the document, which loads it, once the page is painted: style and font
// need not share the line with it (docs/decisions/0055-code-after-paint.md).
import '../shared/first-use.ts'

const code = document.querySelector<HTMLTemplateElement>('#code')
const load = () => code && document.head.append(code.content)

// A page in a background tab has no frames, and nothing to paint.
if (document.hidden) load()
// The second frame follows the first paint, which a phone may show as late as in the third.
else requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(load)))
