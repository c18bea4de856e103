/**
 * Units of each currency per US dollar for every active ISO 4217 currency that goods
 * are priced in, at approximate mid-market rates of March 15, 2024 (for the later
 * currencies XCG and ZWG, at the rates of their first month). It is in use until an operator
 * stores newer rates, and is fixed so that prices do not change unless somebody wants it.
 * The table omits codes for metals, funds and tests (XAU, CLF, XTS).
 */
export const unitsPerUsd = {
  // The currencies of most catalogues.
  ...{ USD: 1, EUR: 0.92, GBP: 0.79, CAD: 1.37, AUD: 1.52, NZD: 1.66, JPY: 150, CHF: 0.88 },
  ...{ SEK: 10.5, NOK: 10.7, DKK: 6.87, PLN: 3.98, HKD: 7.81, SGD: 1.34, CNY: 7.2, KRW: 1340 },
  ...{ INR: 83, MXN: 17.1, BRL: 5 },
  // Europe.
  ...{ ALL: 95, AMD: 404, AZN: 1.7, BAM: 1.8, BGN: 1.8, BYN: 3.27, CZK: 23.1, GEL: 2.66 },
  ...{ GIP: 0.79, HUF: 361, ISK: 136, MDL: 17.7, MKD: 56.5, RON: 4.57, RSD: 108, RUB: 92.5 },
  ...{ TRY: 32.1, UAH: 38.8 },
  // The Middle East and North Africa.
  ...{ AED: 3.6725, BHD: 0.376, DZD: 134.5, EGP: 47.8, ILS: 3.66, IQD: 1310, IRR: 42_000 },
  ...{ JOD: 0.709, KWD: 0.307, LBP: 89_500, LYD: 4.82, MAD: 10.05, OMR: 0.3845, QAR: 3.64 },
  ...{ SAR: 3.75, SYP: 13_000, TND: 3.11, YER: 250 },
  // Sub-Saharan Africa.
  ...{ AOA: 830, BIF: 2860, BWP: 13.7, CDF: 2760, CVE: 101, DJF: 178, ERN: 15, ETB: 56.7 },
  ...{ GHS: 12.9, GMD: 67.8, GNF: 8590, KES: 134, KMF: 452, LRD: 193, LSL: 18.7, MGA: 4490 },
  ...{ MRU: 39.7, MUR: 45.9, MWK: 1685, MZN: 63.9, NAD: 18.7, NGN: 1560, RWF: 1285, SCR: 13.5 },
  ...{ SDG: 600, SHP: 0.79, SLE: 22.6, SOS: 571, SSP: 1500, STN: 22.5, SZL: 18.7, TZS: 2550 },
  ...{ UGX: 3890, XAF: 602, XOF: 602, ZAR: 18.7, ZMW: 25.2, ZWG: 13.6 },
  // Asia and the Pacific.
  ...{ AFN: 71.5, BDT: 110, BND: 1.34, BTN: 83, FJD: 2.25, IDR: 15_600, KGS: 89.5, KHR: 4045 },
  ...{ KPW: 900, KZT: 450, LAK: 20_900, LKR: 306, MMK: 2100, MNT: 3390, MOP: 8.05, MVR: 15.4 },
  ...{ MYR: 4.7, NPR: 132.8, PGK: 3.77, PHP: 55.6, PKR: 279, SBD: 8.4, THB: 35.9, TJS: 10.95 },
  ...{ TMT: 3.5, TOP: 2.36, TWD: 31.7, UZS: 12_550, VND: 24_700, VUV: 119, WST: 2.73, XPF: 109.6 },
  // The Americas.
  ...{ ANG: 1.79, ARS: 850, AWG: 1.79, BBD: 2, BMD: 1, BOB: 6.91, BSD: 1, BZD: 2, CLP: 943 },
  ...{ COP: 3890, CRC: 506, CUP: 24, DOP: 59, FKP: 0.79, GTQ: 7.8, GYD: 209, HNL: 24.7 },
  ...{ HTG: 132.6, JMD: 155, KYD: 0.833, NIO: 36.8, PAB: 1, PEN: 3.69, PYG: 7290, SRD: 35.3 },
  ...{ SVC: 8.75, TTD: 6.78, UYU: 38.6, VED: 36.2, VES: 36.2, XCD: 2.7, XCG: 1.79 },
} as const

/** The day of the rates above. */
export const builtInRatesDay = '2024-03-15'

/** The number of decimals of currencies that do not have two (ISO 4217). */
export const minorDigitsOf: Readonly<Partial<Record<keyof typeof unitsPerUsd, number>>> = {
  ...{ BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0 },
  ...{ UGX: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0 },
  ...{ BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3 },
}
