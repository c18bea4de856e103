import { toTableLines } from './table-lines.ts'

/**
 * Google's public product taxonomy (version 2021-09-21), as far as it covers products that we
 * list: `ids | name | phrases of category-words/`. The first id is the category's own; the others
 * belong to finer categories below it. Google's categories are broader than ours, so some map to
 * several of ours: the first phrase is the default, and the path and title may narrow any of them.
 */
const table = `
166 | Apparel & Accessories | fashion
1604 | Clothing | clothing
5322 3951 5378 5379 5517 6006 7003 5463 5555 | Activewear | activewear, swimwear
5697 3128 6087 | Bicycle Activewear | activewear
3455 | Bicycle Jerseys | activewear top
3188 | Bicycle Shorts & Briefs | activewear shorts
3729 | Bicycle Tights | activewear pants
499979 | Dance Dresses, Skirts & Costumes | activewear, dress, skirt, leotard
5460 5462 5461 5552 | Hunting Clothing | activewear, outerwear, pant
182 5408 5549 5622 5410 5621 | Baby & Toddler Clothing | baby clothing
5424 | Baby & Toddler Dresses | baby clothing
5425 | Baby & Toddler Outerwear | baby clothing
5412 | Baby & Toddler Sleepwear | baby clothing
5423 | Baby & Toddler Socks & Tights | baby clothing
5409 | Baby & Toddler Swimwear | baby clothing
5411 | Baby One-Pieces | baby clothing
2271 | Dresses | dress, bridal
5182 | One-Pieces | jumpsuit, bodysuit
5250 | Jumpsuits & Rompers | jumpsuit
5490 | Leotards & Unitards | leotard, jumpsuit
7132 | Overalls | jumpsuit
203 | Outerwear | outerwear, jacket, blazer, poncho
5598 | Coats & Jackets | outerwear, jacket, blazer, poncho
5514 3066 5909 5506 | Snow Pants & Suits | outerwear, pant
1831 | Vests | vest, puffer
7313 | Outfit Sets | clothing
204 | Pants | pant, jean, leggings, activewear
212 | Shirts & Tops | top, sweater, sweatshirt, activewear top, vest
207 | Shorts | shorts, activewear
1581 | Skirts | skirt
6229 | Knee-Length Skirts | midi skirt
6228 | Long Skirts | maxi skirt
2331 | Mini Skirts | mini skirt
5344 | Skorts | skirt
208 | Sleepwear & Loungewear | pajama, robe, lingerie
5713 | Loungewear | pajama
5513 | Nightgowns | nightgown
2580 | Pajamas | pajama
2302 | Robes | robe
1594 | Suits | suit, blazer
5183 | Pant Suits | suit, blazer
1516 | Skirt Suits | suit, blazer
1580 | Tuxedos | suit, blazer
211 | Swimwear | swimwear
5388 6031 5674 6227 5673 5678 5677 5483 7281 | Traditional & Ceremonial Clothing | clothing
5343 5684 5683 5682 5681 5680 5679 5676 | Kimonos | clothing
8149 | Baptism & Communion Dresses | dress
8248 | Saris & Lehengas | saree
213 7207 7208 7211 7210 7209 2563 2160 1675 | Underwear & Socks | underwear and socks, lingerie
214 | Bras | bra, sports bra
215 | Hosiery | hosiery
1772 | Lingerie | lingerie
1807 | Long Johns | long johns
2963 | Petticoats & Pettipants | slip
1578 | Shapewear | shapewear
209 | Socks | sock
2745 | Undershirts | underwear, camisole
2562 5327 | Underwear | underwear, lingerie, shapewear
5834 | Underwear Slips | slip
2306 5484 5878 7235 7237 2396 7236 5949 206 3414 3598 2292 | Uniforms | clothing
5441 | Wedding & Bridal Party Dresses | bridal, dress
5330 | Bridal Party Dresses | bridesmaid dress, bridal
5329 | Wedding Dresses | bridal
167 5942 5443 5446 6985 6984 5114 6238 7133 5941 6268 502987 7230 4179 499972 5390 5688 5686 5687
  5685 1893 | Clothing Accessories | accessory
5422 5623 5624 5625 5626 | Baby & Toddler Clothing Accessories | baby
1786 | Balaclavas | hat
168 543586 | Bandanas & Headties | scarf, hair accessory
169 3913 | Belts | belt
193 | Cufflinks | cufflink
170 | Gloves & Mittens | glove
171 8451 2477 4057 1948 6183 502988 543646 543645 543644 5915 1662 1483 5914 7305 7307 7306 181
  543587 | Hair Accessories | hair accessory
5207 | Handkerchiefs | pocket square
173 | Hats | hat
2020 7054 1922 5939 | Headwear | hat, hair accessory
176 | Neckties | tie
177 543673 543674 | Scarves & Shawls | scarf, ponchos
178 | Sunglasses | sunglasses
179 | Suspenders | suspenders
180 | Tie Clips | tie clip
184 5192 5907 8200 5426 5387 5193 5194 8017 8018 | Costumes & Accessories | costume
6551 6170 | Handbags, Wallets & Cases | handbag
6169 | Business Card Cases | wallet
3032 | Handbags | handbag
2668 | Wallets & Money Clips | wallet
6552 6460 6277 5841 | Handbag & Wallet Accessories | accessory
175 | Keychains | keychain
188 | Jewelry | jewelry
189 | Anklets | anklet
190 | Body Jewelry | jewelry
191 | Bracelets | bracelet
197 | Brooches & Lapel Pins | brooch
192 | Charms & Pendants | charm, necklace
194 | Earrings | earring
6463 | Jewelry Sets | jewelry
196 | Necklaces | necklace
200 | Rings | ring
201 | Watches | watch
5122 5123 7471 6870 | Watch Accessories | watch, watch band
1933 5567 7078 5385 1856 2427 | Shoe Accessories | shoe accessory
187 | Shoes | shoe
5181 | Luggage & Bags | luggage, handbag
100 | Backpacks | backpack
101 | Briefcases | briefcase
108 6553 | Cosmetic & Toiletry Bags | travel accessory
103 | Duffel Bags | duffel
104 | Fanny Packs | belt bag
105 | Garment Bags | luggage
110 7521 499691 5652 5651 5620 6919 5650 | Luggage Accessories | travel accessory
106 | Messenger Bags | messenger bag
5608 | Shopping Totes | tote
107 | Suitcases | suitcase, luggage
549 | Diaper Bags | diaper bag
469 | Health & Beauty | beauty
2915 526 527 1360 5663 | Personal Care | beauty
473 6069 | Cosmetics | beauty
474 475 499913 2503 2522 2876 2875 2747 3691 3208 7417 4049 484 543599 543598 | Bath & Body | bath
  and body
2619 2548 7356 6555 6282 2780 476 4121 502996 7256 7493 502997 3025 4106 499822 2958 6760 7190
  499926 2511 6261 7018 8132 6260 2656 | Cosmetic Tools | makeup brush
2975 2739 3037 7494 6300 6341 2828 499698 7490 5880 2734 | Nail Tools | nail polish
477 5978 5981 5979 4779 6072 3509 | Makeup | makeup
2779 8220 2904 2686 2807 2761 6340 2834 8219 | Eye Makeup | eye makeup
2571 6305 2980 8218 2765 6304 | Face Makeup | face makeup
2645 6306 2858 2589 8217 3021 | Lip Makeup | lip makeup
478 3009 4218 6893 5975 233419 2946 7445 2683 | Nail Care | nail polish
479 | Perfume & Cologne | fragrance
567 481 7429 5980 6753 5820 6863 | Skin Care | skincare, bath and body
6104 | Body Oil | bath and body
2526 7467 6034 | Facial Cleansers | cleanser
482 543573 543574 | Lip Balms & Treatments | lip makeup
2592 | Lotion & Moisturizer | moisturizer, bath and body
6262 8029 6791 | Skin Care Masks & Peels | face mask
2844 2740 5338 5339 | Sunscreen | sunscreen
5976 543659 543658 | Toners & Astringents | toner
486 8452 2814 6053 5977 6099 4766 6052 3013 6429 | Hair Care | hair care
2441 543617 | Shampoo & Conditioner | hair care
543615 | Shampoo | shampoo
543616 | Conditioners | conditioner
1901 | Hair Styling Products | hair styling
6019 6018 5317 4475 4569 487 489 488 490 3407 499992 | Hair Styling Tools | hair dryer
528 531 532 6842 533 534 8531 2681 2971 5111 2508 | Shaving & Grooming | shaving
529 | Aftershave | aftershave
4507 8214 4508 4509 4510 8136 7199 4511 | Hair Removal | bath and body
4076 4313 | Sleeping Aids | bath and body
1380 524 2521 5507 8204 | Vision Care | eyewear
5573 5974 | Jewelry Cleaning & Care | jewelry
436 6345 | Furniture | furniture
554 6349 7068 6393 558 7070 7072 7071 6394 | Baby & Toddler Furniture | nursery
559 6969 | High Chairs & Booster Seats | high chair
6433 4437 | Beds & Accessories | bed
505764 | Beds & Bed Frames | bed
451 | Headboards & Footboards | bed
2696 2720 | Mattresses | mattress
441 6850 6851 4241 | Benches | bench
6356 448 463 6934 6539 5938 4205 6947 6357 5578 4148 2081 | Cabinets & Storage | furniture
6358 | Media Storage Cabinets & Racks | tv stand
447 | Buffets & Sideboards | sideboard
4195 | Dressers | dresser
4063 | Armoires & Wardrobes | dresser
4268 | Toy Chests | nursery
442 453 6374 | Carts & Islands | dining furniture
443 438 2919 500051 3358 6800 7197 2002 6859 | Chairs | chair, dining chair
6499 456 | Arm Chairs, Recliners & Sleeper Chairs | chair
5886 | Kitchen & Dining Room Chairs | dining chair
457 | Entertainment Centers & TV Stands | tv stand
6346 | Bedroom Furniture Sets | bedroom furniture
6347 | Kitchen & Dining Furniture Sets | dining furniture
6348 | Living Room Furniture Sets | living room furniture
6362 2045 500061 6363 2242 4317 6908 | Office Furniture | office furniture
4191 | Desks | desk
4299 6892 6367 6822 6368 5044 6828 500111 4513 4105 7310 2684 | Outdoor Furniture | outdoor
  furniture
458 | Ottomans | ottoman
464 6372 | Shelving | bookcase
465 | Bookcases & Standing Shelves | bookcase
460 450 6860 2786 500064 | Sofas | sofa
1463 | Table & Bar Stools | bar stool, ottoman
6392 6351 4080 | Tables | furniture
6369 1602 | Accent Tables | side table, coffee table
1395 | Coffee Tables | coffee table
1549 | End Tables | side table
4355 | Kitchen & Dining Room Tables | dining table
462 | Nightstands | nightstand
536 | Home & Garden | living
574 575 4366 7093 6858 579 2034 578 1962 4971 582 583 584 585 586 | Bathroom Accessories | bath
  accessory, bath
577 | Bath Mats & Rugs | bath mat
580 | Shower Curtains | shower curtain
696 572 6265 587 5708 708 6936 5609 4770 702 704 499693 3221 706 3473 5885 4295 5876 596 3144 5922
  599 6535 711 4233 6424 2334 714 3262 6267 | Decor | decor
9 500045 500044 11 | Artwork | wall art
573 | Baskets | basket
4453 4456 6927 | Chair & Sofa Cushions | throw pillow
3890 4546 6912 3696 3840 | Clocks | clock
6457 6456 7113 6317 5875 | Decorative Bowls | decor
2675 | Door Mats | doormat
592 3898 5847 3686 4740 6767 500121 6336 2784 500122 4741 | Home Fragrances | candle
588 | Candles | candle
595 | Mirrors | mirror
6324 | Napkin Rings | table linen
597 | Picture Frames | picture frame
4454 | Throw Pillows | throw pillow
598 3307 | Rugs | rug
602 | Vases | vase
603 6254 6256 6257 6255 2885 2621 | Window Treatments | curtain
2882 | Curtains & Drapes | curtain
594 505826 2370 6073 6274 2956 3185 3006 2809 2608 | Lighting | lighting
4636 | Lamps | lamp
2524 | Ceiling Light Fixtures | ceiling light
2249 | Chandeliers | ceiling light
4171 | Linens & Bedding | bedding, towel, table linen, kitchen linen
569 505803 2974 4452 4420 2991 | Bedding | bedding, mattress
2314 | Bed Sheets | bed sheet
1985 | Blankets | blanket, throw
2541 | Duvet Covers | duvet cover
2700 | Pillows | bed pillow
2927 | Pillowcases & Shams | bedding
505287 | Quilts & Comforters | comforter, quilt
601 4203 4343 2547 6325 6322 4143 | Table Linens | table linen
505832 4257 | Kitchen Linens Sets | kitchen linen
4077 | Towels | towel, kitchen linen
576 | Bath Towels & Washcloths | towel
4126 | Beach Towels | towel
4358 6173 | Parasols & Rain Umbrellas | umbrella
630 | Household Supplies | living
636 5558 5714 631 7514 5559 3561 6986 5631 7255 4360 2446 634 627 | Storage & Organization | storage
628 2301 1874 8033 5601 2431 | Shoe Care & Tools | shoe accessory
638 | Kitchen & Dining | kitchen, dining
649 4562 2363 6957 651 3427 6956 2976 650 4563 | Barware | glassware
6070 6071 | Cookware & Bakeware | cookware, bakeware
640 4764 641 642 643 644 645 2843 646 647 648 4503 | Bakeware | bakeware
654 655 4721 6838 656 657 658 4459 660 661 4423 662 663 659 5340 664 4424 | Cookware | cookware
2920 1017 1444 2507 671 3800 3809 | Food & Beverage Carriers | kitchen
669 | Lunch Boxes & Totes | lunch bag
2626 3337 2644 667 | Food Storage | kitchen
730 732 736 1388 1647 2422 1557 679 738 751 757 737 505666 750 753 2985 762 761 764 | Kitchen
  Appliances | kitchen appliance
668 733 653 3850 666 3156 4746 2948 3620 3475 4530 3999 3421 3467 3914 3196 4762 4005 3597 | Kitchen
  Tools & Utensils | kitchen
639 | Aprons | apron
670 | Oven Mitts & Pot Holders | oven mitt
665 5157 5251 | Kitchen Knives | kitchen knife
672 6740 652 676 677 | Tableware | dining
673 3498 5537 3553 | Dinnerware | dinnerware
674 6049 6051 6958 7568 2694 2712 2951 | Drinkware | glassware, dinnerware
2169 | Mugs | dinnerware
675 3699 5647 4015 3939 3844 | Flatware | flatware
4026 6086 4372 3703 4735 3330 3802 4009 3373 3941 | Serveware | serveware
537 5859 | Baby & Toddler | baby
4678 4679 5252 540 542 541 2764 547 538 4386 548 5628 551 561 564 2125 565 5629 5843 5298 6950 6952
  | Nursing & Feeding | baby gear
568 | Baby Strollers | baby gear
2847 3661 7198 1242 1243 3459 1244 3860 | Baby Toys & Activity Equipment | toy
555 560 1241 539 | Baby Bouncers & Rockers | baby gear
6899 543664 543665 | Swaddling & Receiving Blankets | nursery
1239 3793 3867 | Toys & Games | toy
1253 | Toys | toy
499813 3376 1147 499814 5401 5400 | Boating & Water Sport Apparel | swimwear
1 2 | Animals & Pet Supplies | pet supply
8 53 94 95 96 5709 2559 | Arts & Entertainment | gift card
111 | Business & Industrial | hardware
2928 | Scrubs | clothing
141 | Cameras & Optics | camera
222 | Electronics | electronics
412 | Food, Beverages & Tobacco | grocery
632 | Hardware | hardware
491 | Health Care | health care
772 773 774 | Mature | health care
783 784 855 839 | Media | book
922 | Office Supplies | book
5605 | Religious & Ceremonial | book
2092 | Software | electronics
988 990 1011 1013 1014 1020 1021 1022 | Sporting Goods | sporting equipment
888 | Vehicles & Parts | automotive
`

/**
 * Maps each id and each lower-case name to a category's phrases.
 * Feeds send an id, a name, or a path that ends in the name.
 */
export const googleCategories: ReadonlyMap<string, readonly string[]> = new Map(
  toTableLines(table).flatMap(line => {
    const [ids = '', name = '', phrases = ''] = line.split(' | ')
    const list = phrases.split(', ')
    return [...ids.split(' '), name.toLowerCase()].map(key => [key, list] as const)
  }),
)
