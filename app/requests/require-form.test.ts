import { describe, expect, it } from 'vitest'
import { requireForm } from './require-form.server.ts'

const form = 'application/x-www-form-urlencoded;charset=UTF-8'
const parts = 'multipart/form-data; boundary=x'

function toRequest(type: string, body: string | FormData): Request {
  const headers = new Headers(body instanceof FormData ? {} : { 'Content-Type': type })
  return new Request('http://shop.example/', { method: 'POST', headers, body })
}

function toPart(name: string, value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`
}

function toUpload(name: string): FormData {
  const upload = new FormData()
  upload.set('photo', new File(['a'], name))
  return upload
}

describe('requireForm', () => {
  it.each<[what: string, type: string, body: string]>([
    ['a form', form, 'name=Ann+%26+Bea%25'],
    ['a multipart form', parts, toPart('name', 'Ann & Bea%')],
  ])('ER1 reads %s', async (_, type, body) => {
    expect((await requireForm(toRequest(type, body))).get('name')).toBe('Ann & Bea%')
  })

  it('ER1 reads an upload', async () => {
    const { name } = (await requireForm(toRequest('', toUpload('é.png')))).get('photo') as File
    expect(name).toBe('é.png')
  })

  it.each<[what: string, type: string, body: string | FormData]>([
    ['a null character', form, 'name=a%00b'],
    ['a null character in a name', form, 'a%00=b'],
    ['a raw null character', form, 'name=a\0b'],
    ['an unpaired surrogate', form, 'name=%ED%A0%80'],
    ['bytes that are not UTF-8', form, 'name=%ff'],
    ['a broken escape', form, 'name=%zz'],
    ['a null character in a part', parts, toPart('name', 'a\0b')],
    ['a part that is cut short', parts, '--x\r\nContent-Disposition'],
    ['another type', 'application/json', '{"name":"a"}'],
  ])('ER1 refuses %s with 400', async (_, type, body) => {
    await expect(requireForm(toRequest(type, body))).rejects.toMatchObject({
      data: 'This form could not be read',
      init: { status: 400 },
    })
  })
})
