import { withDatabase } from './database.ts'
import { test } from './journey.ts'
import { createShopper, signIn } from './sign-in.ts'

test('shots', async ({ page, context }) => {
  const email = await createShopper()
  await withDatabase(db => db.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]))
  await withDatabase(async db => {
    await db.query(`INSERT INTO click (clicked_at, storefront, source, product_id, retailer, price_minor, currency, page, position, sub_id, device, visitor, network, destination_host)
     SELECT now() - random() * interval '20 days', (ARRAY['fashion8','fashion9','mongollist'])[1 + n % 3], 'c', 'p' || n, (ARRAY['Brightwater','Corso Moda','Northquay'])[1 + n % 3], 5000, 'USD', (ARRAY['list','product','home'])[1 + n % 3], 1, 'shot' || n, 'phone', 'person', 'cj', 'shop.example' FROM generate_series(1, 3000) AS n ON CONFLICT DO NOTHING`)
    await db.query(`INSERT INTO commission (network, record_id, sale_id, revision, status, sub_id, retailer, currency, sale_minor, commission_minor, sale_usd_cents, commission_usd_cents, happened_at, reported_at, origin, fingerprint, items)
     SELECT 'cj', sub_id, sub_id, 1, CASE WHEN id % 5 = 0 THEN 'reversed' ELSE 'confirmed' END, sub_id, retailer, 'USD', 5000 + (id % 3) * 1000, 400, 5000, 400, clicked_at, clicked_at + interval '1 day', 'api', gen_random_uuid(), 1 FROM click WHERE id % 40 = 0 AND sub_id LIKE 'shot%' ON CONFLICT DO NOTHING`)
  })
  await signIn(context, email)
  for (const scheme of ['light', 'dark'] as const)
    for (const [name, width, height] of [
      ['desktop', 1440, 1000],
      ['phone', 390, 844],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height })
      for (const [file, path] of [
        ['clicks', '/admin/clicks'],
        ['state', '/admin/clicks?state=matched'],
        ['story', '/admin/clicks/shot40'],
        ['storefronts', '/admin/storefronts'],
        ['retailers', '/admin/retailers'],
      ] as const) {
        await page.goto(path)
        await page.screenshot({
          path: `/tmp/shots-ops3/${file}-${name}-${scheme}.png`,
          fullPage: file !== 'clicks' || name === 'desktop',
        })
      }
      await page.goto('/admin/retailers?sort=products')
      await page.getByRole('row').nth(2).getByRole('link').click()
      await page.getByLabel('Id at CJ (cid)').fill('42')
      await page.getByLabel('Name', { exact: true }).fill('Renamed & Co')
      await page.getByRole('button', { name: 'Review changes' }).click()
      await page.getByText('Nothing has changed yet').waitFor()
      await page.screenshot({
        path: `/tmp/shots-ops3/preview-${name}-${scheme}.png`,
        fullPage: true,
      })
    }
})
