// Molang, as far as our animations are written in it: numbers, variables, queries, arithmetic, comparisons, `?:` and a
// few functions. Anything else is refused, so that nothing is shown otherwise than the game would.

/** What an expression is about. */
export interface Scope {
  /** Those of the entity, which last. */
  readonly variables: Record<string, number>;
  /** @param argument the text in quotes, where there is one. */
  readonly query: (name: string, argument: string | undefined) => number;
}
/** A value; statements, which end with a semicolon, have none but 0. */
export type Molang = (scope: Scope) => number;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  "math.abs": Math.abs,
  "math.clamp": (value = 0, least = 0, most = 0) => Math.min(Math.max(value, least), most),
  "math.cos": (degrees = 0) => Math.cos(radians(degrees)),
  "math.floor": Math.floor,
  "math.lerp": (from = 0, to = 0, part = 0) => from + (to - from) * part,
  "math.max": Math.max,
  "math.min": Math.min,
  "math.mod": (value = 0, divisor = 1) => value % divisor,
  "math.random": (least = 0, most = 1) => least + (most - least) * Math.random(),
  "math.sin": (degrees = 0) => Math.sin(radians(degrees)),
};
type Operators = Readonly<Record<string, (one: number, other: number) => number>>;
/** From the weakest to the strongest. */
const OPERATORS: readonly Operators[] = [
  { "==": (a, b) => Number(a === b), "!=": (a, b) => Number(a !== b) },
  {
    "<": (a, b) => Number(a < b),
    "<=": (a, b) => Number(a <= b),
    ">": (a, b) => Number(a > b),
    ">=": (a, b) => Number(a >= b),
  },
  { "+": (a, b) => a + b, "-": (a, b) => a - b },
  { "*": (a, b) => a * b, "/": (a, b) => a / b },
];
const TOKEN = /\s*(\d+(?:\.\d+)?|'[^']*'|[a-z_][\w.]*|[<>=!]=|[-+*/()<>?:,;=])/iy;

/** @throws with the source, where it is not of this kind. */
export function molang(source: string | number): Molang {
  if (typeof source === "number") return () => source;
  const tokens = tokensOf(source);
  let at = 0;
  const refuse = (): never => {
    throw new Error(`The preview cannot read "${tokens[at] ?? "the end"}" in the Molang ${source}`);
  };
  const takes = (token: string): boolean => tokens[at] === token && at++ >= 0;
  const take = (token: string): void => void (takes(token) || refuse());

  const statement = (): Molang => {
    const [name = "", sign] = tokens.slice(at, at + 2);
    if (sign !== "=" || !name.startsWith("v.")) return expression();
    at += 2;
    const value = expression();
    return (scope) => {
      scope.variables[name] = value(scope);
      return 0;
    };
  };
  const expression = (): Molang => {
    const condition = operation(0);
    if (!takes("?")) return condition;
    const yes = expression();
    take(":");
    const no = expression();
    return (scope) => (condition(scope) === 0 ? no(scope) : yes(scope));
  };
  const operation = (level: number): Molang => {
    const operators = OPERATORS[level];
    if (operators === undefined) return single();
    let left = operation(level + 1);
    for (;;) {
      const operator = operators[tokens[at] ?? ""];
      if (operator === undefined) return left;
      at += 1;
      const [one, other] = [left, operation(level + 1)];
      left = (scope) => operator(one(scope), other(scope));
    }
  };
  const single = (): Molang => {
    const token = (tokens[at++] ?? "").replace(/^variable\./, "v.");
    if (token === "-") {
      const value = single();
      return (scope) => -value(scope);
    }
    if (token === "(") {
      const value = expression();
      take(")");
      return value;
    }
    if (/^\d/.test(token)) return molang(Number(token));
    if (token.startsWith("v.")) return ({ variables }) => variables[token] ?? unset(token, source);
    if (token.startsWith("q.")) return query(token.slice(2));
    const call = FUNCTIONS[token];
    at -= 1;
    return call ? called(call) : refuse();
  };
  const query = (name: string): Molang => {
    if (!takes("(")) return (scope) => scope.query(name, undefined);
    const argument = tokens[at++]?.slice(1, -1);
    take(")");
    return (scope) => scope.query(name, argument);
  };
  const called = (call: (...values: number[]) => number): Molang => {
    at += 1;
    take("(");
    const values = [expression()];
    while (takes(",")) values.push(expression());
    take(")");
    return (scope) => call(...values.map((value) => value(scope)));
  };

  const first = statement();
  if (at === tokens.length) return first;
  const statements = [first];
  while (takes(";")) if (at < tokens.length) statements.push(statement());
  if (at < tokens.length) refuse();
  return (scope) => {
    for (const run of statements) run(scope);
    return 0;
  };
}

function tokensOf(source: string): readonly string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let end = 0; source.slice(end).trim() !== ""; end = TOKEN.lastIndex) {
    TOKEN.lastIndex = end;
    const [, token] = TOKEN.exec(source) ?? [];
    if (token === undefined)
      throw new Error(`The preview cannot read the Molang ${source.slice(end).trim()}`);
    tokens.push(token);
  }
  return tokens;
}

function unset(name: string, source: string): never {
  throw new Error(`${name} has no value yet in the Molang ${source}`);
}
