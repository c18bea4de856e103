/**
 * The upstream's category tree, one node per line: `id | Name | Short name`,
 * children indented under their parent. The upper nodes and those in the menu have
 * the upstream's real names; the deeper ones have invented names in the same style.
 */
export const categoryTree = `
clothes-shoes-and-jewelry | Clothes, Shoes and Jewelry | All
  women | Women
    womens-clothes | Clothing | Clothes
      dresses | Dresses
        day-dresses | Day Dresses | Day
        cocktail-dresses | Cocktail Dresses | Cocktail
        evening-dresses | Evening Dresses | Evening
        maxi-dresses | Maxi Dresses | Maxi
        sweater-dresses | Sweater Dresses | Sweater
      jeans | Jeans
        skinny-jeans | Skinny Jeans | Skinny
        straight-leg-jeans | Straight-Leg Jeans | Straight
        wide-leg-jeans | Wide-Leg Jeans | Wide Leg
        cropped-jeans | Cropped Jeans | Cropped
      jackets | Jackets
        blazers | Blazers
        denim-jackets | Denim Jackets | Denim
        leather-jackets | Leather Jackets | Leather
        casual-jackets | Casual Jackets | Casual
      womens-outerwear | Coats | Outerwear
        wool-coats | Wool Coats | Wool
        puffer-coats | Puffer Coats | Puffers
        trench-coats | Trench & Rain Coats | Trench
        womens-vests | Vests
      womens-tops | Tops
        button-front-tops | Shirts
        blouses | Blouses
        t-shirts | T-Shirts | Tees
        tank-tops | Tank Tops | Tanks
        bodysuits | Bodysuits
      sweaters | Sweaters
        cardigan-sweaters | Cardigans
        crewneck-sweaters | Crewneck Sweaters | Crewneck
        turtleneck-sweaters | Turtleneck Sweaters | Turtleneck
        cashmere-sweaters | Cashmere Sweaters | Cashmere
      sweatshirts | Sweatshirts & Hoodies | Sweatshirts
      skirts | Skirts
        mini-skirts | Mini Skirts | Mini
        mid-length-skirts | Mid-Length Skirts | Midi
        long-skirts | Long Skirts | Maxi
      shorts | Shorts
      womens-pants | Pants
        casual-pants | Casual Pants | Casual
        dress-pants | Dress Pants | Dress
        cropped-pants | Cropped Pants | Cropped
        leggings | Leggings
        jumpsuits | Jumpsuits & Rompers | Jumpsuits
      womens-suits | Suits
      swimsuits | Swimsuits
        one-piece-swimsuits | One-Piece Swimsuits | One-Piece
        two-piece-swimsuits | Two-Piece Swimsuits | Bikinis
        swimsuit-coverups | Cover-Ups
      womens-intimates | Intimates
        bras | Bras
        panties | Panties
        chemises | Chemises & Slips | Slips
        womens-pajamas | Pajamas
        robes | Robes
        hosiery | Hosiery & Socks | Hosiery
      womens-athletic-clothes | Activewear
        athletic-pants | Active Pants | Pants
        athletic-tops | Active Tops | Tops
        sports-bras | Sports Bras
        athletic-jackets | Active Jackets | Jackets
      maternity-clothes | Maternity
      petites | Petites
      plus-sizes | Plus Sizes | Plus
      bridal | Bridal
        wedding-dresses | Wedding Dresses | Gowns
        bridesmaid-dresses | Bridesmaid Dresses | Bridesmaids
      teen-girls-clothes | Juniors
    handbags | Handbags
      tote-bags | Totes
      shoulder-bags | Shoulder Bags | Shoulder
      cross-body-bags | Crossbody Bags | Crossbody
      satchels | Satchels
      clutches | Clutches
      hobo-bags | Hobo Bags | Hobos
      backpacks | Backpacks
      wallets | Wallets & Card Cases | Wallets
    womens-shoes | Shoes
      boots | Boots
        ankle-boots | Ankle Boots & Booties | Booties
        knee-boots | Knee & Over-The-Knee Boots | Knee Boots
        rain-boots | Rain & Winter Boots | Rain
      pumps | Pumps
      flats | Flats
      mules-and-clogs | Mules & Clogs | Mules
      womens-loafers | Loafers
      sandals | Sandals
        flat-sandals | Flat Sandals | Flat
        heeled-sandals | Heeled Sandals | Heeled
        wedges | Wedges
      womens-sneakers | Sneakers
      womens-athletic-shoes | Athletic Shoes | Athletic
      evening-shoes | Evening Shoes | Evening
      womens-slippers | Slippers
    womens-accessories | Accessories
      jewelry | Jewelry
        necklaces | Necklaces
        earrings | Earrings
        bracelets | Bracelets
        rings | Rings
        brooches-and-pins | Brooches & Pins | Brooches
        fine-jewelry | Fine Jewelry | Fine
      watches | Watches
      sunglasses | Sunglasses
      eyeglasses | Eyeglasses
      belts | Belts
      scarves | Scarves & Wraps | Scarves
      hats | Hats
      gloves | Gloves
      hair-accessories | Hair Accessories | Hair
      tech-accessories | Tech Accessories | Tech
      umbrellas | Umbrellas
    womens-beauty | Beauty
      makeup | Makeup
        lip-makeup | Lip
        eye-makeup | Eye
        face-makeup | Face
        nails | Nails
      skin-care | Skin Care
        moisturizers | Moisturizers
        serums | Serums & Treatments | Serums
        cleansers | Cleansers
        sun-care | Sun Care
      fragrance | Fragrance
      hair-care | Hair Care
        shampoo-and-conditioner | Shampoo & Conditioner | Shampoo
        hair-styling-tools | Styling Tools | Tools
      bath-and-body | Bath & Body | Body
      makeup-tools | Brushes & Tools | Tools
  men | Men
    mens-clothes | Clothing | Clothes
      mens-shirts | Shirts
        mens-dress-shirts | Dress Shirts | Dress
        mens-longsleeve-shirts | Casual Shirts | Casual
        mens-polo-shirts | Polo Shirts | Polos
        mens-tees-and-tshirts | T-Shirts | Tees
      mens-sweaters | Sweaters
        mens-cardigans | Cardigans
        mens-crewneck-sweaters | Crewneck Sweaters | Crewneck
      mens-sweatshirts | Sweatshirts & Hoodies | Sweatshirts
      mens-jeans | Jeans
        mens-slim-jeans | Slim Jeans | Slim
        mens-straight-leg-jeans | Straight-Leg Jeans | Straight
      mens-pants | Pants
        mens-casual-pants | Casual Pants | Casual
        mens-dress-pants | Dress Pants | Dress
      mens-shorts | Shorts
      mens-outerwear | Outerwear
        mens-overcoats-and-trenchcoats | Overcoats & Trench Coats | Overcoats
        mens-jackets | Jackets
        mens-leather-and-suede-coats | Leather & Suede | Leather
        mens-down-jackets | Down & Puffer Jackets | Puffers
      mens-blazers-and-sport-coats | Blazers & Sport Coats | Blazers
      mens-suits | Suits
      mens-athletic | Activewear
        mens-athletic-shirts | Active Shirts | Shirts
        mens-athletic-pants | Active Pants | Pants
      mens-swimsuits | Swimwear
      mens-underwear-and-socks | Underwear & Socks | Underwear
      mens-sleepwear | Sleepwear
    mens-bags | Bags
      mens-backpacks | Backpacks
      mens-business-bags | Business Bags | Business
      mens-duffels | Duffels & Gym Bags | Duffels
    mens-shoes | Shoes
      mens-boots | Boots
      mens-lace-up-shoes | Dress Shoes | Dress
      mens-loafers | Loafers
      mens-sneakers | Sneakers
      mens-athletic-shoes | Athletic Shoes | Athletic
      mens-sandals | Sandals
      mens-slippers | Slippers
    mens-accessories | Accessories
      mens-watches | Watches
      mens-belts | Belts
      mens-ties | Ties
      mens-wallets | Wallets
      mens-hats | Hats
      mens-scarves | Scarves
      mens-gloves | Gloves
      mens-sunglasses | Sunglasses
      mens-jewelry | Jewelry
      mens-cuff-links | Cuff Links
    mens-grooming | Grooming
      mens-skin-care | Skin Care
      mens-shaving | Shaving
      mens-cologne | Cologne
  kids-and-baby | Kids & Baby | Kids
    girls | Girls
      girls-dresses | Girls' Dresses | Dresses
      girls-tops | Girls' Tops | Tops
      girls-shoes | Girls' Shoes | Shoes
    boys | Boys
      boys-tops | Boys' Tops | Tops
      boys-bottoms | Boys' Bottoms | Bottoms
      boys-shoes | Boys' Shoes | Shoes
    baby | Baby
      baby-clothes | Baby Clothes | Clothes
      baby-gear | Baby Gear | Gear
    kids-toys | Toys
  living | Living | Home
    furniture | Furniture
      sofas | Sofas & Sectionals | Sofas
      chairs | Accent Chairs | Chairs
      dining-chairs | Dining Chairs
      tables | Tables
        dining-tables | Dining Tables | Dining
        coffee-tables | Coffee & Side Tables | Coffee
      desks | Desks
      beds | Beds & Headboards | Beds
      dressers | Dressers & Nightstands | Dressers
      bookcases | Bookcases & Shelves | Bookcases
      benches-and-stools | Benches & Stools | Stools
    bath | Bath
      bath-towels | Towels
      bath-mats | Bath Mats | Mats
      shower-curtains | Shower Curtains
    bedding | Bedding
      sheets | Sheets
      duvet-covers | Duvet Covers | Duvets
      quilts-and-coverlets | Quilts & Coverlets | Quilts
      bed-pillows | Pillows
      mattresses | Mattresses
    accents | Accents
      decorative-pillows | Decorative Pillows | Pillows
      throws | Throws
      vases | Vases
      candles | Candles & Home Fragrance | Candles
      mirrors | Mirrors
      picture-frames | Picture Frames | Frames
      clocks | Clocks
      baskets | Baskets & Storage | Baskets
      curtains | Curtains
    kitchen | Kitchen
      cookware | Cookware
      cutlery | Knives & Cutlery | Knives
      small-appliances | Small Appliances | Appliances
    accent-lighting | Lighting
      table-lamps | Table Lamps
      floor-lamps | Floor Lamps
      pendant-lights | Pendants & Chandeliers | Pendants
    rugs | Rugs
    dining | Dining
      dinnerware | Dinnerware
      glassware | Glassware & Barware | Glassware
      flatware | Flatware
    luggage | Luggage
      carry-on-luggage | Carry-On Luggage | Carry-On
      checked-luggage | Checked Luggage | Checked
`
