const frame = document.querySelector('iframe');
addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || data.mitts !== 1) return;
  console.log(data);
  if (data.type === 'ready') source.postMessage({ mitts: 1, type: 'load', id: 1, query: 'game=mitch&seed=5' }, 'https://HOST/');
});
