/**
 * Lengths, necklines, sleeves, patterns and occasions. Each line
 * lists the names of one concept, which search treats as synonyms.
 */
export const styleWords = `
mini, above knee, thigh length
midi, mid length, calf length, knee length
maxi, floor length, full length, ankle length
turtleneck, polo neck, roll neck, rollneck
crewneck, crew neck, round neck
v neck, vneck, v neckline
mock neck, funnel neck, high neck
boat neck, bateau, boatneck
halter, halterneck, halter neck
square neck, square neckline
scoop neck, scoopneck
off shoulder, bardot
long sleeve, longsleeve
short sleeve, shortsleeve
puff sleeve, balloon sleeve, bishop sleeve
bell sleeve, flared sleeve
3 4 sleeve, three quarter sleeve, elbow sleeve
polka dot, spot, dot
leopard, cheetah
floral, flower, bloom, blossom, botanical, ditsy
plaid, tartan, check
houndstooth, dogtooth
pinstripe, pin stripe
formal, black tie
wedding guest, occasion wear
`.trim()
