/**
 * Runs in the browser that draws. Reduces Mermaid's drawing to shapes, lines and text with the
 * names of their roles. The style sheet sets colors and fonts (`src/css/diagrams.css`).
 *
 * @param {SVGElement} svg - Mermaid's drawing, in the document
 * @returns {{width: number, height: number, marks: string[], texts: string[], body: string}}
 */
window.flattenDrawing = (svg) => {
  const {x: left, y: top, width, height} = svg.viewBox.baseVal;
  const toDrawing = svg.getScreenCTM().inverse();
  const marks = new Set();
  const texts = [];

  const round = (value) => Math.round(value * 10) / 10;
  const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
  const element = (name, attributes) =>
    `<${name}${Object.entries(attributes)
      .filter(([, value]) => value !== '' && value !== undefined)
      .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
      .join('')}/>`;

  /**
   * How far a shape is from its own coordinates. Mermaid translates shapes and never rotates them.
   */
  const offsetOf = (shape) => {
    const {e, f} = toDrawing.multiply(shape.getScreenCTM());
    return {dx: e - left, dy: f - top};
  };

  const ROLES = [
    ['.edgeLabel rect, .edgeLabels rect', 'ground'],
    ['.cluster rect, rect.rect', 'group'],
    ['.labelBox', 'tag'],
    ['.loopLine', 'frame'],
    ['rect.note', 'note'],
    ['.actor-line', 'life'],
    ['.flowchart-link, .transition, .messageLine0, .messageLine1', 'line'],
    ['.state-start', 'dot'],
    ['.node *, rect.actor', 'node'],
  ];
  const roleOf = (shape) => {
    const found = ROLES.find(([selector]) => shape.matches(selector));
    if (!found) throw new Error(`unknown shape: ${shape.outerHTML.slice(0, 300)}`);
    return found[1];
  };

  const markOf = (shape) => {
    const marker = shape.getAttribute('marker-end') ?? '';
    if (!marker) return '';
    const mark = marker.includes('cross') ? 'cross' : 'arrow';
    marks.add(mark);
    return `url(#KEY-${mark})`;
  };

  const isHidden = (shape) => {
    const style = getComputedStyle(shape);
    const {width: wide, height: high} = shape.getBBox();
    return (
      style.display === 'none' ||
      shape.matches('.edge-thickness-invisible, :not(.edgeLabel *) > rect.background') ||
      (wide < 1 && high < 1)
    );
  };

  /** Replaces rounded ends and rings, for which Mermaid uses hundreds of points. */
  const simplified = (shape, {dx, dy}) => {
    const {x, y, width: wide, height: high} = shape.getBBox();
    if (wide < 24 && Math.abs(wide - high) < 2) {
      const at = {cx: x + wide / 2 + dx, cy: y + high / 2 + dy};
      return (
        element('circle', {class: 'ring', ...at, r: wide / 2}) +
        element('circle', {class: 'dot', ...at, r: wide / 4})
      );
    }
    const box = {x: x + dx, y: y + dy, width: wide, height: high};
    return element('rect', {class: 'node', ...box, rx: high / 2});
  };

  const number = (shape, name) => Number(shape.getAttribute(name) ?? 0);
  const draw = {
    rect(shape, {dx, dy}, role) {
      const {x, y, width: wide, height: high} = shape.getBBox();
      const rx =
        role === 'node' || role === 'group' || role === 'note'
          ? Math.max(4, number(shape, 'rx'))
          : '';
      return {x: x + dx, y: y + dy, width: wide, height: high, rx};
    },
    circle: (shape, {dx, dy}) => ({
      cx: number(shape, 'cx') + dx,
      cy: number(shape, 'cy') + dy,
      r: number(shape, 'r'),
    }),
    line: (shape, {dx, dy}) => ({
      x1: number(shape, 'x1') + dx,
      y1: number(shape, 'y1') + dy,
      x2: number(shape, 'x2') + dx,
      y2: number(shape, 'y2') + dy,
    }),
    polygon: (shape, {dx, dy}) => ({
      points: [...shape.points].map(({x, y}) => `${round(x + dx)},${round(y + dy)}`).join(' '),
    }),
    path: (shape, {dx, dy}) => ({
      d: shape.getAttribute('d').replace(/-?\d*\.\d+/g, (digits) => String(round(Number(digits)))),
      transform: round(dx) || round(dy) ? `translate(${round(dx)} ${round(dy)})` : '',
    }),
  };

  /** One text element per line, centered where Mermaid centers it. */
  const linesOf = (text, {dx, dy}) => {
    const rows = [...text.querySelectorAll('tspan')].filter(
      (row) => row.parentElement === text || row.classList.contains('row'),
    );
    const isTitle = text.matches('.cluster-label *');
    const strong = isTitle || text.matches('.actor') ? ' class="strong"' : '';
    // Mermaid puts titles on the very edge of their box.
    const lower = isTitle ? 6 : 0;
    return (rows.length > 0 ? rows : [text])
      .filter((row) => row.textContent.trim() && row.getNumberOfChars() > 0)
      .map((row) => {
        const start = row.getStartPositionOfChar(0);
        const end = row.getEndPositionOfChar(row.getNumberOfChars() - 1);
        // Independent of the baseline that Mermaid sets.
        const {y, height: high} = row.getExtentOfChar(0);
        texts.push(row.textContent.trim());
        const x = round((start.x + end.x) / 2 + dx);
        return `<text${strong} x="${x}" y="${round(y + high * 0.78 + dy + lower)}">${escape(row.textContent.trim())}</text>`;
      })
      .join('');
  };

  const seen = new Set();
  const drawn = (shape) => {
    if (shape.closest('defs, marker, symbol') || isHidden(shape)) return '';
    const offset = offsetOf(shape);
    if (shape.tagName === 'text') return linesOf(shape, offset);
    const role = roleOf(shape);
    if (role === 'node' && shape.tagName === 'path' && shape.getAttribute('d').length > 400) {
      const owner = shape.closest('.node');
      if (seen.has(owner)) return '';
      seen.add(owner);
      return simplified(shape, offset);
    }
    const dashes = getComputedStyle(shape).strokeDasharray;
    const dashed = role === 'line' && /^[2-9]/.test(dashes) ? ' dashed' : '';
    return element(shape.tagName, {
      class: role + dashed,
      ...draw[shape.tagName](shape, offset, role),
      'marker-end': markOf(shape),
    });
  };

  const shapes = [...svg.querySelectorAll('rect, circle, line, polygon, path, text')];
  return {
    width,
    height,
    body: shapes.map(drawn).join('\n').replace(/\n+/g, '\n'),
    marks: [...marks],
    texts,
  };
};
