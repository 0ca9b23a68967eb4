import { expect, test } from 'vitest'
import { mailBody } from '../src/mail-layout.ts'

const sender = { name: 'Weir & Sons', wordmarkFirst: 'Weir', wordmarkSecond: '& Sons', address: '1 Mill Lane\nLeeds' }
const link = { label: 'Confirm <now>', url: 'https://energy.example/?a=1&b="2"' }

test('the HTML of a mail has its texts and addresses escaped, and keeps single line breaks', () => {
  const others = {
    progress: { done: 1, of: 4, label: '<i>', text: '<i>' },
    list: [{ title: '<i>', url: link.url, text: '<i>' }],
    more: '<i>',
    quote: '<i>',
    notes: [{ text: '<i>', link }],
    decline: { text: '<i>' },
  }
  const { html } = mailBody(
    { heading: 'R&D <b>', paragraphs: ['One\nTwo <i>', 'Three'], action: link, ...others },
    sender,
  )
  expect(html).toContain('>Weir</span> &amp; Sons</p>')
  expect(html).toContain('>Weir &amp; Sons, 1 Mill Lane, Leeds</p>')
  expect(html).toContain('<title>R&amp;D &lt;b&gt;</title>')
  expect(html).toContain('>R&amp;D &lt;b&gt;</h1>')
  expect(html.match(/<p style="margin:0 0 16px">.*<\/p>/g)).toEqual([
    '<p style="margin:0 0 16px">One<br>Two &lt;i&gt;</p>',
    '<p style="margin:0 0 16px">Three</p>',
  ])
  expect(html).toContain('<a href="https://energy.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('>Confirm &lt;now&gt;</a>')
  expect(html).not.toMatch(/<(b|i|now)>/)
})

test('a long address in a mail breaks, so that the mail is not wider than a telephone', () => {
  const paragraphs = [`https://energy.example/${'a'.repeat(100)}`]
  expect(mailBody({ heading: 'Your boiler', paragraphs }, sender).html).toMatch(
    /<div style="max-width:560px;[^"]*overflow-wrap:break-word">/,
  )
})

test('the text of a mail has everything in order, with the addresses as they are', () => {
  const decline = { text: 'Never again?', link: { label: 'Unsubscribe', url: 'https://energy.example/u' } }
  const progress = { done: 1, of: 4, label: 'Received', text: 'on Monday' }
  const { text } = mailBody({ heading: 'Confirm', progress, paragraphs: ['One', 'Two'], action: link, decline }, sender)
  expect(text).toMatch(
    /^Confirm\n\nReceived: on Monday\n\nOne\n\nTwo\n\nConfirm <now>: https:\/\/energy\.example\/\?a=1&b="2"\n\nNever again\? Unsubscribe: https:\/\/energy\.example\/u\n\n-- \nWeir & Sons, 1 Mill Lane, Leeds\n$/,
  )
})

test('the text of a personal mail has no heading, which would repeat its subject', () => {
  expect(mailBody({ heading: 'Your boiler', paragraphs: ['On Tuesday?'] }, sender).text).toMatch(
    /^On Tuesday\?\n\n-- \n/,
  )
})

test('a list is in both forms of a mail, with a link where there is an address', () => {
  const list = [
    { title: 'Tom <b>', url: 'https://energy.example/?id=1', text: 'Due today' },
    { title: 'Ada', text: 'Due on Monday' },
  ]
  const { text, html } = mailBody({ heading: 'Two', paragraphs: ['These:'], list, more: 'and 3 more' }, sender)
  expect(text).toMatch(
    /^These:\n\nTom <b>\nDue today\nhttps:\/\/energy\.example\/\?id=1\n\nAda\nDue on Monday\n\nand 3 more\n\n-- \n/,
  )
  expect(html).toMatch(/<a href="https:\/\/energy\.example\/\?id=1"[^>]*>Tom &lt;b&gt;<\/a>/)
  expect(html).toContain('<b>Ada</b>')
  expect(html).toContain('and 3 more')
})
