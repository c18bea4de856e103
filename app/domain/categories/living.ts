import type { CategoryNode } from './category-node.ts'

export const living: CategoryNode = {
  id: 'living',
  name: 'Home',
  children: [
    {
      id: 'furniture',
      name: 'Furniture',
      children: [
        {
          id: 'living-room-furniture',
          name: 'Living Room Furniture',
          children: [
            { id: 'sofas', name: 'Sofas' },
            { id: 'chairs', name: 'Chairs' },
            { id: 'coffee-tables', name: 'Coffee Tables' },
            { id: 'side-tables', name: 'Side Tables' },
            { id: 'ottomans', name: 'Ottomans & Stools' },
            { id: 'media-furniture', name: 'Media Furniture' },
          ],
        },
        {
          id: 'bedroom-furniture',
          name: 'Bedroom Furniture',
          children: [
            { id: 'beds', name: 'Beds' },
            { id: 'dressers', name: 'Dressers' },
            { id: 'nightstands', name: 'Nightstands' },
            { id: 'benches', name: 'Benches' },
            { id: 'mattresses', name: 'Mattresses' },
          ],
        },
        {
          id: 'dining-furniture',
          name: 'Dining Furniture',
          children: [
            { id: 'dining-tables', name: 'Dining Tables' },
            { id: 'dining-chairs', name: 'Dining Chairs' },
            { id: 'bar-stools', name: 'Bar Stools' },
            { id: 'sideboards', name: 'Sideboards' },
          ],
        },
        {
          id: 'office-furniture',
          name: 'Office Furniture',
          children: [
            { id: 'desks', name: 'Desks' },
            { id: 'bookcases', name: 'Bookcases & Shelves' },
          ],
        },
        { id: 'outdoor-furniture', name: 'Outdoor Furniture' },
      ],
    },
    {
      id: 'bedding',
      name: 'Bedding',
      children: [
        { id: 'duvets', name: 'Duvet Covers' },
        { id: 'sheets', name: 'Sheets' },
        { id: 'quilts', name: 'Quilts & Coverlets' },
        { id: 'comforters', name: 'Comforters' },
        { id: 'bed-pillows', name: 'Bed Pillows' },
        { id: 'blankets', name: 'Blankets' },
      ],
    },
    {
      id: 'bath',
      name: 'Bath',
      children: [
        { id: 'towels', name: 'Towels' },
        { id: 'bath-mats', name: 'Bath Mats' },
        { id: 'shower-curtains', name: 'Shower Curtains' },
        { id: 'bath-accessories', name: 'Bath Accessories' },
      ],
    },
    {
      id: 'accents',
      name: 'Decor',
      children: [
        { id: 'pillows', name: 'Throw Pillows' },
        { id: 'throws', name: 'Throws' },
        { id: 'mirrors', name: 'Mirrors' },
        { id: 'vases', name: 'Vases' },
        { id: 'candles', name: 'Candles' },
        { id: 'frames', name: 'Picture Frames' },
        { id: 'clocks', name: 'Clocks' },
        { id: 'wall-decor', name: 'Wall Decor' },
        { id: 'window-treatments', name: 'Curtains' },
        { id: 'storage', name: 'Baskets & Storage' },
      ],
    },
    {
      id: 'accent-lighting',
      name: 'Lighting',
      children: [
        { id: 'table-lamps', name: 'Table Lamps' },
        { id: 'floor-lamps', name: 'Floor Lamps' },
        { id: 'ceiling-lights', name: 'Ceiling Lights' },
      ],
    },
    {
      id: 'rugs',
      name: 'Rugs',
      children: [
        { id: 'area-rugs', name: 'Area Rugs' },
        { id: 'runners', name: 'Runners' },
        { id: 'doormats', name: 'Doormats' },
      ],
    },
    {
      id: 'kitchen',
      name: 'Kitchen',
      children: [
        { id: 'cookware', name: 'Cookware' },
        { id: 'bakeware', name: 'Bakeware' },
        { id: 'cutlery', name: 'Knives & Cutlery' },
        { id: 'small-appliances', name: 'Small Appliances' },
        { id: 'kitchen-linens', name: 'Kitchen Linens' },
      ],
    },
    {
      id: 'dining',
      name: 'Dining',
      children: [
        { id: 'dinnerware', name: 'Dinnerware' },
        { id: 'glassware', name: 'Glassware' },
        { id: 'flatware', name: 'Flatware' },
        { id: 'serveware', name: 'Serveware' },
        { id: 'table-linens', name: 'Table Linens' },
      ],
    },
    {
      id: 'luggage',
      name: 'Luggage',
      children: [
        { id: 'carry-on-luggage', name: 'Carry-On Luggage' },
        { id: 'suitcases', name: 'Suitcases' },
        { id: 'luggage-sets', name: 'Luggage Sets' },
        { id: 'travel-accessories', name: 'Travel Accessories' },
      ],
    },
  ],
}
