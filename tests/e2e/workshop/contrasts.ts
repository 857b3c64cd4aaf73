/** How far each text of the page stands out from what is painted behind it (WCAG), runs in the browser. */
export function contrasts(): { text: string; ratio: number }[] {
  type Colour = [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (colour: string): Colour => {
    if (!canvas) throw new Error('No canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
    r * a + R * (1 - a),
    g * a + G * (1 - a),
    b * a + B * (1 - a),
    1,
  ];
  const behind = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(element.parentElement));
  };
  const light = ([r, g, b]: Colour): number => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { text: string; ratio: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.unseen, .skip, :disabled, script, style, noscript, template')) continue;
    const paper = behind(element);
    const ink = over(read(getComputedStyle(element).color), paper);
    const [a, b] = [light(ink), light(paper)];
    found.push({ text: text.slice(0, 40), ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) });
  }
  return found;
}
