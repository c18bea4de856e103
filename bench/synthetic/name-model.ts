const starts = 'Ka Be Do Fi Gu Ha Ji Lo Ma Ne Or Pa Qui Ra So Ta Ul Vi Wo Ze'.split(' ')
const middles = 'la ri no ve mi tu sa de ro pe'.split(' ')
const ends = 'ra lin dor vane tta mir sko ne ly gan'.split(' ')

/** Invents the name of a model, a different one for each number below 2,000: Kalara, Belara. */
export function nameModel(number: number): string {
  const [start = '', middle = '', end = ''] = [
    starts[number % starts.length],
    middles[Math.floor(number / starts.length) % middles.length],
    ends[Math.floor(number / starts.length / middles.length) % ends.length],
  ]
  return `${start}${middle}${end}`
}
