import { expect, test } from 'vitest'
import { embed, escapeHtml } from '../../src/shared/embedded.ts'

test('embedded JSON cannot end its script element and reads back the same', () => {
  const value = { text: '</script><!-- <script> & \u2028 " \\u003c' }
  expect(embed(value)).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(embed(value))).toEqual(value)
})

test('text in HTML can neither open a tag nor leave its attribute', () => {
  expect(escapeHtml(`<b a="x" b='y'>&`)).toBe('&#60;b a=&#34;x&#34; b=&#39;y&#39;&#62;&#38;')
})
